import { operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { faultNames, faultOf, type WireAnswer } from './fault-kinds.ts';
import {
  blankFindings,
  busyFindings,
  lieFindings,
  lostFindings,
  moneyFindings,
  stormFindings,
  wordFindings,
} from './findings.ts';
import { readOptions } from './options.ts';

const data = { list: [{ name: 'Slot', amount: 12.5, isOpen: true }], total: 1 };
const real = { status: 200, headers: {}, body: JSON.stringify({ success: true, message: '', data }) };

function bodyOf(answer: WireAnswer): string {
  if (typeof answer === 'string') throw new Error(`There is no body: ${answer}.`);
  return answer.body;
}
const dataOf = (name: (typeof faultNames)[number]) => JSON.parse(bodyOf(faultOf(name).spoil(real))).data;

test('NET-11 the sweep of faults visits every call with each fault', () => {
  const tried = readOptions([]).cells.map(({ faults }) => [...faults.keys()].join());
  for (const { operationId } of operations)
    expect(tried.filter((call) => call === operationId)).toHaveLength(faultNames.length);
});

test('NET-06 NET-11 the fixed part of the sweep has every call once and every fault', () => {
  const { cells } = readOptions(['--fixed']);
  const tried = cells.flatMap(({ faults }) => [...faults]);
  expect([...new Set(tried.map(([call]) => call))].sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
  expect(tried.filter(([call]) => call === 'rechargeOrders')).toHaveLength(3);
  expect(new Set(tried.map(([, fault]) => fault))).toEqual(new Set(faultNames));
  expect(cells.length).toBeLessThan(50);
});

test('NET-06 NET-11 each fault spoils the answer as its name says', () => {
  expect(dataOf('data-null')).toBeNull();
  expect(dataOf('data-empty')).toEqual({});
  expect(dataOf('arrays-null')).toEqual({ list: null, total: 1 });
  expect(dataOf('leaves-null')).toEqual({
    list: [{ name: null, amount: null, isOpen: null }],
    total: null,
  });
  expect(dataOf('numbers-as-text')).toEqual({
    list: [{ name: 'Slot', amount: '12.5', isOpen: true }],
    total: '1',
  });
  expect(dataOf('text-as-numbers').list[0].name).toBe(123);
  expect(JSON.parse(bodyOf(faultOf('five-mb').spoil(real))).data).toEqual(data);
  expect(bodyOf(faultOf('five-mb').spoil(real)).length).toBeGreaterThan(5_000_000);
  expect(() => JSON.parse(bodyOf(faultOf('truncated').spoil(real)))).toThrow(SyntaxError);
});

test('NET-11 a verdict on a page names what a player would stumble over, and nothing else', () => {
  const fine = {
    text: 'Inicio Tus juegos',
    mainText: 'Tus juegos de siempre',
    busy: [],
    retries: 0,
    hasWayOn: true,
    isFading: false,
  };
  expect([...wordFindings(fine.text), ...blankFindings(fine), ...busyFindings(fine, [], false)]).toEqual([]);
  expect(wordFindings('Sin conexión. Revisa tu internet')[0]?.kind).toBe('wrong-words');
  expect(wordFindings('Saldo NaN CLP')[0]?.kind).toBe('wrong-words');
  expect(blankFindings({ ...fine, text: '¡Ups! Algo se rompió en esta pantalla' })[0]?.kind).toBe('blank');
  expect(blankFindings({ ...fine, mainText: '' })[0]?.kind).toBe('blank');
  expect(blankFindings({ ...fine, hasWayOn: false })[0]?.kind).toBe('blank');
  const busy = { ...fine, busy: ['spinner in form', 'skeleton in main'] };
  expect(busyFindings(busy, ['skeleton in main'], false).map(({ what }) => what)).toEqual([
    'spinner in form',
  ]);
  const checking = { ...busy, text: 'Estamos verificando tu retiro' };
  expect([busyFindings(checking, [], true).length, busyFindings(checking, [], false).length]).toEqual([0, 2]);
  const every = (ms: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      call: '/recharge/orders {}',
      from: place * ms,
      to: place * ms,
    }));
  expect([stormFindings(every(1_000, 60)), stormFindings(every(400, 2))]).toEqual([[], []]);
  expect(stormFindings(every(20, 60))[0]?.what).toContain('60 times in 2 s');
  expect(lieFindings('Saldo\n0.00 CLP', 'Saldo\n25,000.00 CLP')[0]?.kind).toBe('lie');
  expect(lieFindings('Comisión\n0.00\n25,000.00 CLP\nBono 0.00 CLP', 'Bono 0.00 CLP')).toEqual([]);
  expect(lieFindings('Bono 0.00 USD', 'Bono 0.00 CLP')).toEqual([]);
  expect(lieFindings('Saldo 0.00 USD', 'Saldo 25,000.00 CLP')[0]?.kind).toBe('lie');
  const usual = [
    { orders: 0, balance: 100 },
    { orders: 1, balance: 50 },
  ];
  expect(moneyFindings({ orders: 1, balance: 100 }, usual)).toEqual([]);
  expect(moneyFindings({ orders: 2, balance: 50 }, usual)[0]?.kind).toBe('doubled-order');
  expect(moneyFindings({ orders: 1, balance: 0 }, usual)[0]?.kind).toBe('doubled-order');
  expect(lostFindings({ ...fine, text: 'Monto 12.345' }, ['12345', 'Ana'])).toHaveLength(1);
  expect(lostFindings({ ...fine, text: 'Saldo 1' }, ['Ana'], 'Saldo 2')).toEqual([]);
  expect(lostFindings({ ...fine, text: 'Saldo 1' }, ['Ana'], 'Retiro 1')).toHaveLength(1);
});
