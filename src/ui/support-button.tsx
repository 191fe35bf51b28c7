import { useApp } from '../lib/app.ts';
import { emitUi } from '../lib/ui-events.ts';
import { Button, type ButtonProps } from './button.tsx';

/** Opens the chat about an order (CHT-01). */
export function SupportButton({ orderId, ...button }: ButtonProps & { orderId: string }) {
  const app = useApp();
  return (
    <Button tone="ghost" data-part="chat" {...button} onClick={() => emitUi(app, 'show-chat', { orderId })} />
  );
}
