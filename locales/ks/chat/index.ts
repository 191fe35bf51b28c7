import type { BaseTranslation } from '../../i18n-types.ts';

/** The support chat and its button. */
const ks_chat = {
  open: 'Chat de ayuda',
  // A soft hyphen: large text may break there, as the words of the nav bar beside it.
  short: 'Ayu\u00adda',
  openUnread: 'Chat de ayuda, {count:number} {{mensaje|mensajes}} sin leer',
  title: 'Ayuda {brand:string}',
  online: 'En línea, responde de inmediato',
  connecting: 'Conectando…',
  offline: 'Sin conexión. Lo que escribas se envía solo cuando vuelva.',
  typing: 'Escribiendo…',
  log: 'Conversación con soporte',
  you: 'Tú',
  agent: 'Soporte',
  today: 'Hoy',
  yesterday: 'Ayer',
  order: 'Operación {id:string}',
  dropOrder: 'Quitar la operación {id:string}',
  aboutOrder: '¿En qué va esta operación?',
  state: {
    waiting: 'Se enviará cuando haya conexión',
    sending: 'Enviando',
    sent: 'Enviado',
    read: 'Leído',
    late: 'No se envió',
  },
  retry: 'Reintentar',
  replies: 'Respuestas rápidas',
  field: 'Escribe tu mensaje',
  left: '{{count:Queda|Quedan}} {count:number} {{count:carácter|caracteres}}',
  tooLong:
    'Sobran {count:number} {{count:carácter|caracteres}}: al enviar, el resto queda aquí para el mensaje siguiente',
  send: 'Enviar',
  newest: 'Ir al último mensaje',
  starting: 'Abriendo la conversación',
  notice: 'Nunca pedimos tu contraseña ni códigos por aquí.',
  failed: 'No pudimos abrir el chat. Reintenta en un momento.',
  hosted: 'Servicio de {host:string}',
  frame: 'Chat de ayuda',
} satisfies BaseTranslation;

export default ks_chat;
