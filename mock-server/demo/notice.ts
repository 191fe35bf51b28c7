import { currentLanguageCode } from '../../src/i18n/languages.ts';
import { emptyApp } from '../../src/lib/app.ts';

const WORDS = {
  ks: {
    label: 'Demostración',
    brief: 'con dinero de mentira',
    says: 'Todo pasa en este navegador. Para entrar: celular 912345678, contraseña Copihue2026.',
    sms: 'SMS para {phone}: tu código es {code}',
    reset: 'Empezar de nuevo',
    trouble: 'La demostración necesita un navegador con service workers, en https y fuera del modo privado.',
  },
  en: {
    label: 'Demonstration',
    brief: 'with play money',
    says: 'Everything happens in this browser. To log in: phone 912345678, password Copihue2026.',
    sms: 'SMS to {phone}: your code is {code}',
    reset: 'Start over',
    trouble: 'The demonstration needs a browser with service workers, over https and out of private mode.',
  },
} as const;

const words = () => WORDS[currentLanguageCode(emptyApp(window)) === 'en' ? 'en' : 'ks'];

/** The worker says to its pages what it sent. */
export interface DemoSms {
  phone: string;
  code: string;
}

const SMS_SHOWN_MS = 20_000;

function showMessages(): void {
  const box = document.createElement('p');
  box.setAttribute('role', 'status');
  document.body.append(box);
  box.id = 'demo-sms';
  let timer: ReturnType<typeof setTimeout> | undefined;
  navigator.serviceWorker.addEventListener('message', ({ data: { phone, code } }: MessageEvent<DemoSms>) => {
    box.textContent = words().sms.replace('{phone}', phone).replace('{code}', code);
    clearTimeout(timer);
    timer = setTimeout(() => box.replaceChildren(), SMS_SHOWN_MS);
  });
}

const START_OVER = 'demo:start-over';

/**
 * The reset runs on the next page, before its app starts. The app of this page has a session that the new world does
 * not know.
 */
function requestReset(): void {
  sessionStorage.setItem(START_OVER, 'yes');
  location.reload();
}

export async function resetIfRequested(): Promise<void> {
  if (sessionStorage.getItem(START_OVER) === null) return;
  await fetch('/__mock/reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  localStorage.clear();
  sessionStorage.clear();
}

function show(html: string): HTMLElement {
  const place = document.getElementById('demo-notice');
  if (!place) throw new Error('The page has no #demo-notice.');
  place.innerHTML = html;
  return place;
}

export function showNotice(): void {
  const { label, brief, says, reset } = words();
  const notice = show(
    `<aside aria-label="${label}"><details><summary><strong>${label}</strong> ${brief}</summary>
<p>${says}</p><button type="button">${reset}</button></details></aside>`,
  );
  notice.querySelector('button')?.addEventListener('click', requestReset);
  showMessages();
}

export const showTrouble = () => void show(`<p role="alert">${words().trouble}</p>`);
