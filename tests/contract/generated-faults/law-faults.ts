import type { Call, Contract } from '@copihue/contract/contract';
import { fieldOf, fieldsOf, listOf, textOf } from '@copihue/contract/json-values';
import { applies, type Law, lawsOf } from '@copihue/contract/laws';
import type { Fault } from '../test-server/fault.ts';
import { every } from '../test-server/places.ts';
import { doneTwice, driftingFaults, repeatFaults } from './change-faults.ts';
import { exceeding, impliedFaults } from './field-faults.ts';
import { type GeneratedFault, type Planted, reachOf } from './generated.ts';
import { filterFaults, orderFaults, timesFaults } from './row-faults.ts';
import { changing, plain, schemaAt, text, valueFaults } from './value-faults.ts';

const MORE = ['twice', 'one too many', 'off by a hundredth'];
const LESS = ['with the wrong sign', 'one too few', 'at zero'];

function plantedFor(contract: Contract, call: Call, law: Law): Planted[] {
  const when = fieldOf(law.terms, 'when');
  const isOf = (facts: object) => applies(facts, when);
  const schema = (path: string, of = call) => plain(contract, schemaAt(contract, of, path));
  const other = contract.calls.find(({ operationId }) => operationId === text(law, 'call'));
  const elsewhere = (faults: readonly Planted[]) =>
    faults.map((fault) => ({ ...fault, on: text(law, 'call') }));
  const inEvery = ({ name }: Planted) => !/ in the (first|last) row/.test(name);
  switch (law.kind) {
    case 'order':
      return orderFaults(law);
    case 'filter':
      return filterFaults(contract, call, law);
    case 'times':
      return timesFaults(law);
    case 'implies':
      return impliedFaults(contract, call, law);
    case 'same':
      return valueFaults(schema(text(law, 'field')), text(law, 'field'), undefined, isOf);
    case 'sum': {
      const is = textOf(fieldOf(law.terms, 'is'));
      if (is === undefined) return other ? [] : exceeding(law);
      return valueFaults(schema(is), is, [...MORE, ...LESS], isOf);
    }
    case 'fee':
      return valueFaults(schema(text(law, 'fee')), text(law, 'fee'), undefined, isOf);
    case 'session':
      return valueFaults({}, text(law, 'field'), ['with another letter'], isOf);
    case 'masks': {
      const root = other === undefined ? '' : `${text(law, 'list')}[].`;
      const hidden = (value: unknown) => (value === undefined ? undefined : '***x');
      const faults = fieldsOf(fieldOf(law.terms, 'masked')).flatMap(([field, term]): Planted[] => [
        ...valueFaults({}, `${root}${field}`, ['with another letter']),
        { name: `${field} as ${String(term)}`, after: () => changing(`${root}${field}`, every, hidden) },
      ]);
      return other ? elsewhere(faults) : faults;
    }
    case 'was': {
      if (!other) return [];
      const list = textOf(fieldOf(law.terms, 'list'));
      const path = list === undefined ? text(law, 'field') : `${list}[].${text(law, 'field')}`;
      return elsewhere(valueFaults(schema(path, other), path, undefined).filter(inEvery));
    }
    case 'shows': {
      if (!other || fieldOf(law.terms, 'gone') !== undefined) return [];
      const list = textOf(fieldOf(law.terms, 'list'));
      const at = list === undefined ? 'data' : `${list}[]`;
      const fields = fieldsOf(fieldOf(law.terms, 'same')).flatMap(([field, term]) =>
        // Twice zero is zero, and there is no amount below zero.
        valueFaults(
          schema(`${at}.${field}`, other),
          `${at}.${field}`,
          term === 0 ? MORE.slice(1) : undefined,
        ).filter(inEvery),
      );
      if (list === undefined) return elsewhere(fields);
      const emptied = (value: unknown) => (listOf(value).length > 0 ? [] : undefined);
      return elsewhere([...fields, { name: `${list} empty`, after: () => changing(list, every, emptied) }]);
    }
    case 'moves':
      return driftingFaults(text(law, 'call'), text(law, 'field'), fieldOf(law.terms, 'by') === 0);
    case 'at-once':
      return [{ name: 'done twice', after: () => doneTwice(textOf(fieldOf(law.terms, 'id'))) }];
    case 'intent':
    case 'fresh':
    case 'final':
    case 'private':
      return repeatFaults(call, law);
    default:
      return [];
  }
}

/** These faults lead the check to another way without the law: a later law finds them, or none can. */
const beside = [
  // No listed game can be entered.
  'gameUrl latest-first 1: gameList data.list empty',
  'gameUrl latest-first 1: gameList data.list[].id with another letter',
  'gameCollect favourite-kept 3: gameList data.list empty',
  'gameCollect favourite-kept 3: gameList data.list[].id with another letter',
  // A bound phone cannot be bound.
  'userBindPhone bound-phone 0: userGetUserInfo data.isPhoneBound',
  // Without the first withdrawal there is no payee for the second one, which is cancelled.
  'withdrawCreate cancelled-is-failed 6: withdrawOrders data.list empty',
  'withdrawCreate same-payee 12: withdrawOrders data.list empty',
  'withdrawCreate same-payee 12: withdrawOrders data.list[].payee.id',
  // The check enters another game, or one with cash.
  'gameUrl wallet-of-game 2: gameList',
  // The claiming player is not the one whose lists are read completely.
  'luckyMoneyClaimed one-packet 1: luckyMoneyClaimed envelopeId: data.list without',
  // The saved row then looks as the collected row should.
  'pigCollect pig-recorded 2: pigRecord data.list[].kind',
];

export function lawFaults(contract: Contract): GeneratedFault[] {
  return contract.calls
    .flatMap((call) =>
      lawsOf(contract, call).flatMap((law, index) =>
        plantedFor(contract, call, law).map(({ name, on = call.operationId, after }): GeneratedFault => {
          const { operationId } = call;
          const fault = (): Fault => ({
            ...reachOf(operationId, law.kind),
            name: `${operationId} ${law.name} ${index}: ${on} ${name}`,
            on: operationId,
            rule: law.name,
            afters: { [on]: after() },
          });
          return { name: fault().name, law, build: fault };
        }),
      ),
    )
    .filter(({ name }) => !beside.some((words) => name.includes(words)));
}
