import type { BaseTranslation } from '../../i18n-types.ts';

/** The terms (/tc). A line of a chapter is a paragraph. */
const ks_legal = {
  title: 'Términos y condiciones',
  updated: 'Vigentes desde el {date:string}',
  summaryTitle: 'En resumen',
  summary: {
    demo: 'Copihue es una demostración: aquí no se juega ni se paga con dinero real.',
    adults: 'Solo para personas de 18 años o más, con una cuenta cada una.',
    responsible: 'Jugar es para entretenerse. Si deja de serlo, para y pide ayuda.',
    privacy: 'Guardamos lo mínimo: tu celular y lo que haces dentro de la demostración.',
  },
  contents: 'Contenido',
  chapters: {
    demo: {
      title: 'Qué es esta demostración',
      text: 'Copihue muestra cómo funciona un lobby de juegos y apuestas en el celular. Los juegos, los saldos, los premios y los pagos son simulados. Ningún monto que veas tiene valor: no se puede comprar, cambiar ni cobrar.\nLos medios de pago aparecen solo para mostrar el recorrido. Nunca escribas aquí los datos reales de tu banco, de tu tarjeta ni de tu ClaveÚnica.',
    },
    account: {
      title: 'Tu cuenta',
      text: 'Para crear una cuenta necesitas tener 18 años o más y un número de celular chileno. Cada persona puede tener una sola cuenta y no puede prestarla.\nTu contraseña es solo tuya: no la compartas y no uses la de otro servicio. Si crees que alguien la conoce, cámbiala en Mi cuenta; al hacerlo cerramos tu sesión en los demás dispositivos.\nEl código que te llega por SMS confirma que el número es tuyo. Nadie de nuestro equipo te lo va a pedir, ni por chat ni por teléfono.',
    },
    balance: {
      title: 'Saldo, depósitos y retiros',
      text: 'Tu saldo tiene dos partes: efectivo y bono. El efectivo se puede jugar y retirar; el bono primero hay que apostarlo tantas veces como diga su promoción y recién entonces lo que queda pasa a efectivo.\nCada depósito muestra su costo antes de confirmar. Si la conexión se corta en medio de un pago, revisa tus movimientos antes de repetirlo: un mismo depósito nunca se cobra dos veces.\nPara retirar necesitas tu celular vinculado. Un retiro rechazado por el banco vuelve completo a tu saldo.',
    },
    promotions: {
      title: 'Promociones y bonos',
      text: 'Cada promoción indica su monto mínimo, su tope, cuántas veces hay que apostar el bono y hasta cuándo vale. Si algo de eso cambia, vale lo que decía cuando la tomaste.\nLas promociones son una por persona. Crear varias cuentas para repetirlas las anula.',
    },
    fair: {
      title: 'Juego limpio',
      text: 'El resultado de cada ronda se decide en el servidor y queda en tu historial de apuestas. Si se corta la conexión, la ronda termina igual y el premio, si lo hay, llega a tu saldo.\nNo está permitido usar programas que jueguen por ti, aprovechar errores ni ponerse de acuerdo con otras personas para sacar ventaja.',
    },
    responsible: {
      title: 'Juega con responsabilidad',
      text: 'Decide antes de empezar cuánto tiempo y cuánto dinero estás dispuesto a gastar, y no juegues para recuperar lo perdido. No juegues si estás triste, con rabia o si tomaste alcohol.\nSi el juego te preocupa a ti o a tu familia, conversa con alguien de confianza o con tu centro de salud. En Chile, Salud Responde atiende las 24 horas en el 600\u00a0360\u00a07777.',
    },
    privacy: {
      title: 'Tus datos',
      text: 'Usamos tu número de celular para que ingreses a tu cuenta y para enviarte códigos. Guardamos también lo que pasa en la demostración: apuestas, depósitos y retiros simulados, para mostrarte tu historial.\nTu contraseña no se guarda en este dispositivo, y el servidor solo conserva una huella con la que no se puede reconstruir. En el dispositivo quedan el idioma, tu sesión, la campaña por la que llegaste y, mientras la pestaña siga abierta, el número que escribiste.\nNo vendemos tus datos. Solo si nos dijiste que sí, a quienes publican nuestros avisos les informamos las llegadas, los registros y los depósitos: la campaña y, de un depósito, su número y su monto; nunca tu celular ni tu nombre. Puedes cambiar tu respuesta cuando quieras en Mi cuenta. Guardamos qué versión de estos términos aceptaste y cuándo. La ley chilena de protección de la vida privada te da derecho a pedir qué sabemos de ti, a corregirlo y a que lo borremos.',
    },
    accessibility: {
      title: 'Accesibilidad',
      text: 'Queremos que cualquier persona pueda usar Copihue y trabajamos con las pautas WCAG 2.2, nivel AA: todo se maneja con teclado y con lector de pantalla, el texto crece con el tamaño de tu celular y nada se mueve si pediste menos movimiento. Lo revisamos con herramientas en cada pantalla y en los dos idiomas; todavía no lo ha revisado alguien de afuera.\nAlgunos juegos dependen de la rapidez o del color de la pantalla, y las páginas de los bancos son de ellos. Si algo no te deja avanzar, escríbenos por el chat, a cualquier hora: te ayudamos a hacerlo y lo arreglamos.',
    },
    changes: {
      title: 'Cambios y contacto',
      text: 'Podemos cambiar estos términos. Si el cambio es importante, te avisaremos al ingresar antes de que empiece a valer.\n¿Dudas? Escríbenos por el chat, a cualquier hora. Estos términos se rigen por la ley chilena.',
    },
  },
} satisfies BaseTranslation;

export default ks_legal;
