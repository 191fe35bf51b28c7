/** How a deposit is paid, as the world and its calls take it. */
export const webpay = { payChannel: 'transbank', paymentMethod: 'webpay' } as const;
export const mach = { payChannel: 'mach', paymentMethod: 'mach' } as const;
export const byTransfer = { payChannel: 'etpay', paymentMethod: 'transferencia' } as const;

/** The step after a deposit by Webpay. */
export const webpayStep = { payChannel: 'transbank', routing: 'webpay-plus', account: '12345678-5' } as const;
