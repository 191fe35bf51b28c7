// Apart from bank-page.ts, because the build reads that file too and import.meta.env exists only in the bundle.
import { hosts } from '../../../config/this-build.ts';
import { bankPageUrl, readBankHosts } from './bank-page.ts';

const banks = readBankHosts(import.meta.env.VITE_BANK_HOSTS);

/** The payment company's page, if this build allows it (DEP-03). */
export const bankPage = (url: string) => bankPageUrl(url, { main: hosts.main, page: location.origin, banks });
