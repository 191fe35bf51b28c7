/**
 * Packs @copihue/contract and @copihue/mock into dist-packages/, each as one file that npm installs anywhere (CON-11).
 *
 * npm run pack
 * npm pack -w openapi: the contract alone, by npm itself, which calls this with --prepack and --postpack
 */
import { statSync } from 'node:fs';
import { postpack, prepack } from './pack/in-place.ts';
import { packPackages } from './pack/pack-packages.ts';
import { readOptions } from './shared/options.ts';

const flag = { type: 'boolean', default: false } as const;
const { values: options } = readOptions('Use it without options.', {
  options: { prepack: flag, postpack: flag },
});

if (options.prepack) prepack();
else if (options.postpack) postpack();
else
  for (const file of await packPackages('dist-packages'))
    console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} kB`);
