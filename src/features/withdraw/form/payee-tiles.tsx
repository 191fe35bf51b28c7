import type { ReactNode } from 'react';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { shownMask } from '../../../lib/mask.ts';
import { ChoiceRow, MethodPicture } from '../../../ui/choice-tile.tsx';
import { Answers, Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import type { SavedPayee } from '../withdraw-calls.ts';

const titleOf = ({ bank, accountType }: SavedPayee, method: WithdrawMethod | undefined) =>
  [bank ?? method?.name, accountType].filter(Boolean).join(' · ');

interface PayeeTilesProps {
  payees: readonly SavedPayee[];
  methods: readonly WithdrawMethod[];
  chosen: string;
  onChoose: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Earlier accounts: one tap chooses, two taps remove. Their numbers stay masked (WDR-03). */
export function PayeeTiles({ payees, methods, chosen, onChoose, onRemove }: PayeeTilesProps) {
  const { withdraw } = texts();
  const { saved } = withdraw;
  const removing = useOpened<SavedPayee>();
  const methodOf = ({ paymentMethod }: SavedPayee) => methods.find(({ code }) => code === paymentMethod);
  const tile = (id: string, picture: ReactNode, children: ReactNode) => (
    <ChoiceRow
      name="payee"
      value={id}
      isChosen={id === chosen}
      onChoose={() => onChoose(id)}
      picture={picture}
      className="min-w-0 flex-1"
    >
      {children}
    </ChoiceRow>
  );
  return (
    <Section title={saved.title()}>
      <ul className="grid gap-16">
        {payees.map((payee) => {
          const method = methodOf(payee);
          const title = titleOf(payee, method);
          return (
            <li key={payee.id} className="flex items-center gap-4">
              {tile(
                payee.id,
                method && <MethodPicture src={method.icon} eager="normal" />,
                <>
                  <span className="line-clamp-3 font-semibold text-base leading-tight">{title}</span>
                  <span className="tabular mt-6 flex flex-wrap gap-x-16 break-all text-muted text-xs leading-snug">
                    <span>{shownMask(payee.account)}</span>
                    {payee.holder && <span>{shownMask(payee.holder)}</span>}
                  </span>
                </>,
              )}
              <IconButton
                icon="close"
                label={saved.remove({ account: `${title} ${shownMask(payee.account)}` })}
                onClick={() => removing.open(payee)}
                className="text-muted"
              />
            </li>
          );
        })}
        <li className="flex">
          {tile(
            '',
            <span className="grid size-72 shrink-0 place-items-center rounded-sm bg-raised">
              <Icon name="plus" className="size-40" />
            </span>,
            <span className="font-semibold text-base">{saved.other()}</span>,
          )}
        </li>
      </ul>
      {removing.value && (
        <Dialog {...removing.control} title={saved.removeTitle()}>
          <p className="font-semibold text-base">{titleOf(removing.value, methodOf(removing.value))}</p>
          <p className="tabular mt-4 text-muted text-sm">{shownMask(removing.value.account)}</p>
          <p className="mt-20 text-base text-muted">{saved.removeText()}</p>
          <Answers
            yes={saved.removeYes()}
            no={saved.removeNo()}
            onYes={() => {
              if (removing.value) onRemove(removing.value.id);
              removing.close();
            }}
            onNo={removing.close}
          />
        </Dialog>
      )}
    </Section>
  );
}
