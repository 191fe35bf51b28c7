// Apart from bank-page.ts, which the build reads too: import.meta.env exists only in the bundle.
import { hosts } from '../../../config/this-build.ts';
import { bankPageUrl, readBankHosts } from './bank-page.ts';

const banks = readBankHosts(import.meta.env.VITE_BANK_HOSTS);

export const bankPage = (url: string) => bankPageUrl(url, { main: hosts.main, page: location.origin, banks });
