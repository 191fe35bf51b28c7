/**
 * Packs @copihue/contract and @copihue/mock into dist-packages/, each as one file that npm installs anywhere (CON-11).
 *
 * npm run pack
 */
import { statSync } from 'node:fs';
import { packPackages } from './pack/pack-packages.ts';
import { readOptions } from './shared/options.ts';

readOptions('Use it without options.', {});
for (const file of await packPackages('dist-packages'))
  console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} kB`);
