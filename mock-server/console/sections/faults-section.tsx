import { operations } from '@copihue/contract/operations';
import { useState } from 'react';
import type { FaultKind, FaultSetting } from '../../world/tables/fault-kinds.ts';
import { Button, Field, Form, Input, Select } from '../parts/controls.tsx';
import { Badge, Panel, Rows } from '../parts/panel.tsx';
import { useAct, useRead } from '../world.tsx';

const WORDS: Readonly<Record<FaultKind, string>> = {
  latency: 'the answer waits',
  unauthorized: 'HTTP 401',
  'too-many-requests': 'HTTP 429, retry after 30 s',
  maintenance: 'HTTP 503 of maintenance, retry after 30 min',
  'proxy-429': 'HTTP 429 of something in between: a page, retry after 30 s',
  'proxy-502': 'HTTP 502 of something in between: a page',
  'proxy-503': 'HTTP 503 of something in between: a page, retry after 120 s',
  'server-error': 'HTTP 500',
  'captive-portal': 'HTTP 200 with the login page of a network',
  redirect: 'HTTP 302 to a page',
  failure: 'envelope with success false',
  malformed: 'an answer that is not JSON',
  contradictory: 'values that cannot all be true',
  stale: 'the first answer again and again, as from a cache',
  'other-currency': 'amounts in another currency',
  'unknown-enum': 'values that the contract does not list',
  drip: 'the answer comes a few bytes at a time',
  'rotated-token': 'a new token, and the one before is void at once',
  'drop-before': 'the connection breaks before the call took effect',
  'drop-after': 'the connection breaks after the call took effect',
  'contract-long': 'the longest answer the contract allows',
  'contract-empty': 'the emptiest answer the contract allows',
  'contract-mixed': 'long and empty values mixed, as the contract allows',
};

export const FAULT_KINDS = Object.keys(WORDS) as FaultKind[];

const CALLS = new Map([
  ['*', 'every call'],
  ...operations.map(({ operationId, path }) => [operationId, path] as const),
]);
const callName = (operationId: string) => CALLS.get(operationId) ?? operationId;

function SetFault() {
  const act = useAct();
  const [operationId, setOperationId] = useState('*');
  const [fault, setFault] = useState<string>('latency');
  const send = (typed: (name: string) => string) => {
    const [times, message, code] = [typed('times'), typed('message'), typed('code')];
    const body = {
      operationId,
      fault,
      ...(times === '' ? {} : { times: Number(times) }),
      ...(fault === 'latency' ? { ms: Number(typed('ms')) } : {}),
      ...(message === '' ? {} : { message }),
      ...(code === '' ? {} : { code }),
    };
    void act('faults', body, `${fault} is set for ${callName(operationId)}.`);
  };
  return (
    <Form onSend={send} aria-label="New fault" className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <Field label="Call">
        <Select value={operationId} onPick={setOperationId} options={[...CALLS]} />
      </Field>
      <Field label="What goes wrong">
        <Select
          value={fault}
          onPick={setFault}
          options={FAULT_KINDS.map((kind) => [kind, `${kind}: ${WORDS[kind]}`])}
        />
      </Field>
      <Field label="How many calls, empty for all">
        <Input name="times" type="number" min="1" max="100000" />
      </Field>
      {fault === 'latency' && (
        <Field label="Milliseconds to wait">
          <Input name="ms" type="number" min="1" max="600000" required defaultValue="3000" />
        </Field>
      )}
      {['failure', 'unauthorized', 'server-error'].includes(fault) && (
        <Field label="Message, empty for ours">
          <Input name="message" maxLength={500} />
        </Field>
      )}
      {fault === 'failure' && (
        <Field label="Code of the contract, empty for one that it does not know">
          <Input name="code" maxLength={60} />
        </Field>
      )}
      <Button type="submit" look="main">
        Set fault
      </Button>
    </Form>
  );
}

export function FaultsSection() {
  const act = useAct();
  const faults = useRead<FaultSetting[]>('faults', 1500);
  const clear = (operationId?: string) =>
    void act(
      'faults',
      { clear: true, ...(operationId === undefined ? {} : { operationId }) },
      operationId === undefined ? 'Nothing goes wrong any more.' : `${callName(operationId)} works again.`,
    );
  return (
    <div className="grid gap-4">
      <Panel title="Make a call fail">
        <SetFault />
      </Panel>
      <Panel
        title="Set now"
        action={faults.data?.length ? <Button onClick={() => clear()}>Clear all</Button> : undefined}
      >
        {/* Two faults may be the same in every field. */}
        <Rows read={faults} none="Nothing is made to fail." className="gap-2" idOf={(_row, place) => place}>
          {(row) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-raised/50 px-4 py-3">
              <code className="text-sm">{callName(row.operationId)}</code>
              <Badge tone="bad">{row.fault}</Badge>
              <span className="text-muted text-sm">
                {`${row.fault === 'latency' ? `${row.ms} ms, ` : ''}${row.times === null ? 'until cleared' : `${row.times} more`}${row.message ? `, “${row.message}”` : ''}`}
              </span>
              <Button
                look="quiet"
                className="ml-auto"
                aria-label={`Clear ${callName(row.operationId)}`}
                onClick={() => clear(row.operationId)}
              >
                Clear
              </Button>
            </div>
          )}
        </Rows>
      </Panel>
    </div>
  );
}
