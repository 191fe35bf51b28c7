import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZstdOptions, zstdCompress } from 'node:zlib';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const ZSTD_LEVEL = 19;
/** The number of threads in Node's pool. A file that waits would already use memory for its tables. */
const FILES_AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstd = promisify(zstdCompress);

async function compressFile(file: string): Promise<void> {
  const raw = await readFile(file);
  // Without the length, zstd prepares tables of tens of megabytes for a file of a few kilobytes.
  const zstdOptions: ZstdOptions & { pledgedSrcSize: number } = {
    pledgedSrcSize: raw.length,
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
  };
  await Promise.all([
    brotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }).then((body) => writeFile(`${file}.br`, body)),
    zstd(raw, zstdOptions).then((body) => writeFile(`${file}.zst`, body)),
    deflate(raw, { level: constants.Z_BEST_COMPRESSION }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}

/**
 * Writes `NAME.br`, `NAME.zst` and `NAME.gz` of each text in a build at the highest level, so that a web server need
 * not compress. Pictures are compressed already.
 * @param names the files that changed; all of them by default
 */
export async function precompress(
  folder: string,
  names: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' }),
): Promise<void> {
  const texts = names.filter((name) => TEXTS.has(extname(name)) && !name.startsWith('.vite'));
  const worker = async () => {
    for (let name = texts.shift(); name; name = texts.shift()) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}
