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

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

function place(): HTMLElement {
  const found = document.getElementById('demo-notice');
  if (!found) throw new Error('The page has no #demo-notice.');
  return found;
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

export function showNotice(): void {
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', words().label);
  const fold = document.createElement('details');
  const summary = document.createElement('summary');
  const label = document.createElement('strong');
  label.textContent = words().label;
  summary.append(label, ` ${words().brief}`);
  fold.append(summary, paragraph(words().says), button(words().reset, requestReset));
  bar.append(fold);
  place().replaceChildren(bar);
  showMessages();
}

export function showTrouble(): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = words().trouble;
  place().replaceChildren(line);
}
