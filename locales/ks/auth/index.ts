import type { BaseTranslation } from '../../i18n-types.ts';

/** Account popups: log in, sign up, reset and change the password, bind a phone. */
const ks_auth = {
  account: {
    phone: 'Celular',
    prefix: 'Prefijo del país',
    revealPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
  },
  login: {
    title: 'Ingresa a tu cuenta',
    password: 'Contraseña',
    forgot: '¿Olvidaste tu contraseña?',
    submit: 'Ingresar',
    noAccount: '¿Todavía no tienes cuenta?',
    signUp: 'Regístrate',
    success: '¡Qué bueno verte! Ya estás en tu cuenta.',
    noSession: 'Tus datos están bien, pero el servidor no abrió tu sesión. Reintenta en un momento.',
  },
  register: {
    'username-error': 'Escribe tu celular completo: 9 o 10 dígitos, sin el prefijo.',
    'password-error':
      'La contraseña tiene entre 6 y 24 caracteres: letras sin ñ ni tildes, números o símbolos, sin espacios.',
    'verify-error':
      'La contraseña nueva tiene entre 6 y 16 caracteres: letras sin ñ ni tildes, números o símbolos, sin espacios.',
  },
  message: {
    unexists: 'No encontramos una cuenta con esos datos. Revísalos e intenta de nuevo.',
  },
  service: {
    support: '¿Necesitas ayuda?',
    write: 'Escríbenos por el chat',
  },
} satisfies BaseTranslation;

export default ks_auth;
