import { expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { firstDraft, forgetDraft, rememberDraft } from './draft.ts';

const methods = [{ code: 'rut' }, { code: 'mach' }] as WithdrawMethod[];

test('WDR-01 the form starts with the typed method, else with the last paid, else with the first', () => {
  const app = deviceApp();
  const begins = (latest?: string) => firstDraft(app, methods, latest).methodCode;
  expect([begins(), begins('mach'), begins('gone'), begins('')]).toEqual(['rut', 'mach', 'rut', 'rut']);
  rememberDraft(app, { ...firstDraft(app, methods, undefined), methodCode: 'mach', amountText: '5000' });
  expect([begins('rut'), firstDraft(app, methods, 'rut').amountText]).toEqual(['mach', '5000']);
  rememberDraft(app, { ...firstDraft(app, methods, undefined), methodCode: 'gone' });
  expect(begins('mach')).toBe('mach');
  expect(firstDraft(app, [], undefined).methodCode).toBe('');
  forgetDraft(app);
  expect(firstDraft(app, methods, undefined)).toMatchObject({ methodCode: 'rut', amountText: '' });
});
