import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../check-result.ts';
import { harReport } from './har.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

/** Writes report.html, junit.xml and traffic.har into a folder. @returns their paths @throws when it cannot be written */
export function writeReports(result: CheckResult, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const files: [name: string, text: string][] = [
    ['report.html', htmlReport(result)],
    ['junit.xml', junitReport(result)],
    ['traffic.har', harReport(result)],
  ];
  return files.map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
}
