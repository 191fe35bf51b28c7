import type { NamespaceLegalTranslation } from '../../i18n-types.ts';

/** The terms (/tc). A line of a chapter is a paragraph. */
const en_legal = {
  title: 'Terms and conditions',
  updated: 'In force since {date}',
  summaryTitle: 'In short',
  summary: {
    demo: 'Copihue is a demonstration: nothing here is played or paid for with real money.',
    adults: 'Only for people aged 18 or older, with one account each.',
    responsible: 'Gambling should be fun. If it stops being fun, stop and ask for help.',
    privacy: 'We keep the minimum: your mobile number and what you do inside the demonstration.',
  },
  contents: 'Contents',
  chapters: {
    demo: {
      title: 'What this demonstration is',
      text: 'Copihue shows how a lobby for games and betting works on a phone. Games, balances, prizes and payments are simulated. No amount you see has any value: it cannot be bought, exchanged or cashed in.\nPayment methods appear only to show how a payment would go. Never enter the real details of your bank, your card or your ClaveÚnica here.',
    },
    account: {
      title: 'Your account',
      text: 'To create an account you have to be 18 or older and have a Chilean mobile number. Each person may have one account and may not lend it.\nYour password is yours alone: do not share it and do not reuse one from another service. If you think somebody knows it, change it under My account; that logs you out on your other devices.\nThe code we send by text message confirms that the number is yours. Nobody on our team will ever ask for it, in the chat or by phone.',
    },
    balance: {
      title: 'Balance, deposits and withdrawals',
      text: 'Your balance has two parts: cash and bonus. Cash can be played and withdrawn; a bonus must first be staked as many times as its promotion says, and only then is what is left converted to cash.\nEvery deposit shows its cost before you confirm. If the connection is lost during a payment, look at your transactions before repeating it: one deposit is never charged twice.\nTo withdraw you need a linked mobile number. A withdrawal the bank declines comes back to your balance in full.',
    },
    promotions: {
      title: 'Promotions and bonuses',
      text: 'Each promotion states its minimum, its cap, how many times the bonus must be staked and until when it is valid. If any of that changes, the terms it had when you took it apply.\nPromotions are one per person. Creating several accounts to repeat them makes them void.',
    },
    fair: {
      title: 'Fair play',
      text: 'The result of each round is decided on the server and stays in your betting history. If the connection is lost, the round ends all the same and the prize, if any, reaches your balance.\nUsing programs that play for you, exploiting errors or colluding with others to gain an advantage is not allowed.',
    },
    responsible: {
      title: 'Gamble responsibly',
      text: 'Decide before you start how much time and money you are willing to spend, and do not play to win back losses. Do not play when you are sad, angry or have been drinking.\nIf gambling worries you or your family, talk to somebody you trust or to your health centre. In Chile, Salud Responde answers 24 hours a day on 600\u00a0360\u00a07777.',
    },
    privacy: {
      title: 'Your data',
      text: 'We use your mobile number so that you can log in and to send you codes. We also keep what happens in the demonstration, such as simulated bets, deposits and withdrawals, to show you your history.\nYour password is not stored on this device, and the server keeps only a fingerprint it cannot be rebuilt from. The device keeps the language, your session, the campaign that brought you here and, while the tab is open, the number you typed.\nWe do not sell your data. Only if you said yes, we tell those who place our adverts of arrivals, registrations and deposits: the campaign and, of a deposit, its number and amount; never your mobile number or name. You can change your answer at any time in Me. We keep which version of these terms you accepted and when. Chilean privacy law gives you the right to ask what we know about you, to correct it and to have it deleted.',
    },
    accessibility: {
      title: 'Accessibility',
      text: 'We want everybody to be able to use Copihue, and work to WCAG 2.2, level AA: everything can be done with a keyboard and with a screen reader, text grows with the size you set on your phone, and nothing moves if you asked for less motion. We check every screen with tools, in both languages; nobody from outside has audited it yet.\nSome games depend on speed or on colour, and the pages of banks are their own. If something stops you, write to us in the chat at any hour: we will help you do it, and mend it.',
    },
    changes: {
      title: 'Changes and contact',
      text: 'We may change these terms. When a change is important, we will tell you at login before it applies.\nQuestions? Write to us in the chat, at any time. These terms are governed by Chilean law.',
    },
  },
} satisfies NamespaceLegalTranslation;

export default en_legal;
