// Apart from bank-page.ts, which the build reads too: import.meta.env is of the bundle.
import { hosts } from '../../../config/this-build.ts';
import { bankPageUrl, readBankHosts } from './bank-page.ts';

const banks = readBankHosts(import.meta.env.VITE_BANK_HOSTS);

/** The payment company's page when this build may lead to it (DEP-03). */
export const bankPage = (url: string) => bankPageUrl(url, { main: hosts.main, page: location.origin, banks });
