import { Badge, Heading, JsonBlock } from '../parts/panel.tsx';
import {
  answerOf,
  type Call,
  type Contract,
  dataSchema,
  type Law,
  lawsOf,
  type Refusal,
  refusalsOf,
} from './contract.ts';
import { FieldsTable, MarkedText, Prose } from './fields-table.tsx';
import { SendCall } from './send-call.tsx';

function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-muted text-xs">{title}</figcaption>
      <JsonBlock text={JSON.stringify(value)} />
    </figure>
  );
}

function Head({ call }: { call: Call }) {
  const { path, operation, isGuest, isGateway } = call;
  return (
    <header className="grid gap-2">
      <p className="text-action-text text-sm">{call.area}</p>
      <h2 className="font-semibold text-xl">{operation.summary ?? operation.operationId}</h2>
      <p className="flex flex-wrap items-center gap-2">
        <code className="rounded-lg bg-ground px-2 py-1 ring-1 ring-line/50">{`POST ${path}`}</code>
        <Badge tone={isGuest ? 'good' : 'wait'}>{isGuest ? 'guests may' : 'needs a session'}</Badge>
        <Badge>{isGateway ? 'gateway host' : 'main host'}</Badge>
        <Badge>{operation['x-kind'] === 'query' ? 'reads' : 'changes'}</Badge>
        <Badge>{operation.operationId}</Badge>
      </p>
      {operation.description && <Prose text={operation.description} />}
    </header>
  );
}

const RETRY: Readonly<Record<Refusal['retry'], string>> = {
  never: 'a retry never helps',
  changed: 'a retry helps with other values',
  later: 'a retry helps later',
  login: 'a retry helps after a login',
  unknown: 'what was done is unknown: look before a retry',
};

function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <section aria-label="Refusals" className="grid gap-3">
      <Heading note={`${refusals.length} codes`}>Refusals</Heading>
      <ul className="divide-y divide-line/50 rounded-xl bg-ground/60 ring-1 ring-line/50">
        {refusals.map(({ code, when, status, retry, text, example }) => (
          <li key={code} className="grid gap-1 px-4 py-2.5 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <code className="font-semibold">{code}</code>
              <Badge tone={status === 200 ? 'wait' : 'bad'}>{status}</Badge>
              <span className="text-muted text-xs">{RETRY[retry]}</span>
            </p>
            <p>{when}</p>
            <p className="text-muted">{text.en}</p>
            <details>
              <summary className="w-fit cursor-pointer text-action-text text-xs">Example answer</summary>
              <Example title={`Refused with ${code}`} value={example} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LawList({ laws, label }: { laws: readonly Law[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line/50 rounded-xl bg-ground/60 ring-1 ring-line/50">
      {laws.map(({ name, kind, says, call }) => (
        <li key={says} className="grid gap-1 px-4 py-2.5 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-semibold">{name}</code>
            <Badge>{call === undefined ? kind : `${kind} ${call}`}</Badge>
          </p>
          <p>{says}</p>
        </li>
      ))}
    </ul>
  );
}

export function Laws({ own, shared }: ReturnType<typeof lawsOf>) {
  return (
    <section aria-label="Laws" className="grid gap-3">
      <Heading note={`${own.length} of this call`}>Laws</Heading>
      {own.length > 0 && <LawList laws={own} label="Laws of this call" />}
      <details>
        <summary className="w-fit cursor-pointer text-action-text text-xs">
          {`${shared.length} laws of every answer and of the socket`}
        </summary>
        <LawList laws={shared} label="Laws of every answer" />
      </details>
    </section>
  );
}

export function CallView({ contract, call }: { contract: Contract; call: Call }) {
  const { operation } = call;
  const request = operation.requestBody?.content['application/json'];
  const data = dataSchema(contract, operation);
  const answers = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    ...answerOf(contract, answer),
  }));
  return (
    <article className="grid gap-6">
      <Head call={call} />
      <section className="grid gap-3">
        <Heading>Request</Heading>
        {request && <FieldsTable contract={contract} schema={request.schema} label="Fields of the request" />}
        {request && <Example title="Example request" value={request.example} />}
      </section>
      <section className="grid gap-3">
        <Heading note="the envelope's data">Answer</Heading>
        {data && <FieldsTable contract={contract} schema={data} label="Fields of the answer" />}
        <Example
          title="Example answer"
          value={operation.responses['200']?.content?.['application/json']?.example}
        />
      </section>
      <SendCall call={call} />
      <Refusals refusals={refusalsOf(contract, operation)} />
      <Laws {...lawsOf(contract, operation)} />
      <section className="grid gap-3">
        <Heading>Statuses</Heading>
        <ul className="grid gap-1 text-sm">
          {answers.map(({ status, description }) => (
            <li key={status} className="flex gap-3">
              <Badge tone={status === '200' ? 'good' : 'bad'}>{status}</Badge>
              <span className="text-muted">{description && <MarkedText text={description} />}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
