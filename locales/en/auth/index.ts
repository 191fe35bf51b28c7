import type { NamespaceAuthTranslation } from '../../i18n-types.ts';

/** Account popups: log in, sign up, reset and change the password, bind a phone. */
const en_auth = {
  account: {
    phone: 'Mobile number',
    prefix: 'Country prefix',
    revealPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  login: {
    title: 'Log in to your account',
    password: 'Password',
    forgot: 'Forgot your password?',
    submit: 'Log in',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    success: 'Good to see you! You are logged in.',
    noSession: 'Your details are right, but the server did not log you in. Try again in a moment.',
  },
  register: {
    'username-error': 'Enter your full mobile number: 9 or 10 digits, without the prefix.',
    'password-error':
      'A password has 6 to 24 characters: letters without ñ or accents, digits or symbols, and no spaces.',
    'verify-error':
      'A new password has 6 to 16 characters: letters without ñ or accents, digits or symbols, and no spaces.',
  },
  message: {
    unexists: 'We found no account with these details. Check them and try again.',
  },
  service: {
    support: 'Need help?',
    write: 'Write to us in the chat',
  },
} satisfies NamespaceAuthTranslation;

export default en_auth;
