import { texts } from '../i18n/texts.ts';

/** What a player tells the support: a visit, or a call of it (src/lib/request-ids.ts). */
export function CaseCode({ code }: { code: string }) {
  return (
    <span translate="no" className="block w-full text-muted text-sm tabular-nums">
      {texts().common.caseCode({ code })}
    </span>
  );
}
