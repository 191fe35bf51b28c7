import { usePlayer } from '../../../session/use-player.ts';

export interface MethodLook {
  nameOf: (code: string) => string;
  iconOf: (code: string) => string | undefined;
}

/** Names and icons of the payment methods of this player; one that is gone is shown by its code. */
export function useMethodLooks(): MethodLook {
  const methods = usePlayer()?.methodConfig ?? [];
  const find = (code: string) => methods.find((method) => method.code === code);
  return { nameOf: (code) => find(code)?.name ?? code, iconOf: (code) => find(code)?.icon };
}
