/** What every chat widget gets, whoever provides it. */
export interface ChatWidgetProps {
  isOpen: boolean;
  /** Address of a hosted provider. */
  address: string | undefined;
  /** The order the conversation is to be about. */
  orderId: string | undefined;
  onClose: () => void;
  /** Closed and out of sight. */
  onClosed: () => void;
}
