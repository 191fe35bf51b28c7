/** `copihue-contract diff OLD NEW` reports which side a change of the contract breaks (CON-04). */
import { diffCommand } from './command.ts';

const { code, text } = diffCommand(process.argv.slice(2));
if (code === 2) console.error(text);
else console.log(text);
process.exitCode = code;
