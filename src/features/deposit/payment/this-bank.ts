// Apart from bank-page.ts, so that tests name a page and banks of their own.
import { hosts, settings } from '../../../config/this-page.ts';
import { bankPageUrl } from './bank-page.ts';

export const bankPage = (url: string) =>
  bankPageUrl(url, { main: hosts.main, page: location.origin, banks: settings.banks ?? [] });
