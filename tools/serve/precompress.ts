import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const ZSTD_LEVEL = 19;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const zstd = promisify(zstdCompress);

/**
 * Writes `NAME.br`, `NAME.zst` and `NAME.gz` beside every text of a build, as small as each can be, so that a web server
 * sends them without compressing anything itself. Pictures are compressed already.
 */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => TEXTS.has(extname(name)) && !name.startsWith('.vite'));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const raw = await readFile(file);
      await Promise.all([
        brotli(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }).then((body) => writeFile(`${file}.br`, body)),
        zstd(raw, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }).then((body) =>
          writeFile(`${file}.zst`, body),
        ),
        deflate(raw, { level: constants.Z_BEST_COMPRESSION }).then((body) => writeFile(`${file}.gz`, body)),
      ]);
    }),
  );
}
