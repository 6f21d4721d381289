import type { Law, LetterLanguage } from '#contract/removal/letters.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';

interface FollowUpText {
  subject: string;
  paragraphs: readonly string[];
}

/** What letters say that follow another one. */
interface FollowUpWords {
  greeting(recipient: string): string;
  /** @param date of the letter that it follows, in words */
  about(date: string, email: string): string;
  reminder: FollowUpText;
  noId: FollowUpText;
  complaint(law: Law): FollowUpText;
}

const ukComplaint: FollowUpText = {
  subject: 'Data protection complaint',
  paragraphs: [
    'This is a complaint about how you have handled that request. I have had no answer, or none that deals with it.',
    'Please acknowledge this complaint within 30 days, look into it without undue delay, and tell me the outcome.',
    'If the matter is not put right, I will take it to the Information Commissioner.',
  ],
};

const australianComplaint: FollowUpText = {
  subject: 'Privacy complaint',
  paragraphs: [
    'This is a complaint about how you have handled that request. I have had no answer, or none that deals with it.',
    'Please answer this complaint within 30 days and tell me what you will do.',
    'If the matter is not put right, I will take it to the Office of the Australian Information Commissioner.',
  ],
};

const appeal: FollowUpText = {
  subject: 'Appeal about my privacy request',
  paragraphs: [
    'I appeal against your decision about that request, or against your failure to decide in time.',
    'Please tell me in writing what you have decided about this appeal, and why. If you turn it down, please tell me how I can complain to the Attorney General.',
  ],
};

function englishComplaint(law: Law): FollowUpText {
  if (law === 'app') return australianComplaint;
  return law.startsWith('us-') ? appeal : ukComplaint;
}

export const followUpWords: Readonly<Record<LetterLanguage, FollowUpWords>> = {
  en: {
    greeting: english.greeting,
    about: (date, email) => `On ${date} I sent you a request about my personal data, from the address ${email}.`,
    reminder: {
      subject: 'Reminder: my request about my personal data',
      paragraphs: [
        'The time for your answer has passed, and I have not had one. Please answer now, by email.',
        'If you have answered already, please send your answer again. Without an answer I will complain to the supervisory authority.',
      ],
    },
    noId: {
      subject: 'Your question about my identity',
      paragraphs: [
        'You have asked for a copy of an identity document. I do not want to send one, as it holds far more than is needed to find my record.',
        'I write from the email address that my request is about, and can confirm any message that you send to it. If you still have reasonable doubts, please tell me which ones, and name a single detail that would settle them.',
        'Please deal with my request in the meantime.',
      ],
    },
    complaint: englishComplaint,
  },
  de: {
    greeting: german.greeting,
    about: (date, email) =>
      `am ${date} habe ich Ihnen von der Adresse ${email} ein Schreiben zu meinen personenbezogenen Daten gesandt.`,
    reminder: {
      subject: 'Erinnerung: mein Schreiben zu meinen personenbezogenen Daten',
      paragraphs: [
        'Die Frist für Ihre Antwort ist abgelaufen, und ich habe keine erhalten. Bitte antworten Sie jetzt per E-Mail.',
        'Falls Sie schon geantwortet haben, senden Sie mir Ihre Antwort bitte noch einmal. Ohne Antwort wende ich mich an die Aufsichtsbehörde.',
      ],
    },
    noId: {
      subject: 'Ihre Frage zu meiner Identität',
      paragraphs: [
        'Sie verlangen die Kopie eines Ausweises. Ich möchte keine senden, denn sie enthält weit mehr, als Sie brauchen, um meinen Eintrag zu finden.',
        'Ich schreibe von der E-Mail-Adresse, um die es geht, und kann jede Nachricht bestätigen, die Sie dorthin senden. Falls Sie weiterhin begründete Zweifel haben, teilen Sie mir bitte mit, welche, und nennen Sie eine einzelne Angabe, die sie ausräumt.',
        'Bitte bearbeiten Sie mein Anliegen in der Zwischenzeit.',
      ],
    },
    complaint: englishComplaint,
  },
  fr: {
    greeting: french.greeting,
    about: (date, email) =>
      `Le ${date}, je vous ai adressé, depuis l’adresse ${email}, une demande concernant mes données personnelles.`,
    reminder: {
      subject: 'Rappel : ma demande concernant mes données personnelles',
      paragraphs: [
        'Le délai de réponse est écoulé et je n’ai rien reçu. Je vous prie de me répondre dès maintenant par e-mail.',
        'Si vous avez déjà répondu, merci de me renvoyer votre réponse. Sans réponse de votre part, je saisirai l’autorité de contrôle.',
      ],
    },
    noId: {
      subject: 'Votre question sur mon identité',
      paragraphs: [
        'Vous demandez la copie d’une pièce d’identité. Je ne souhaite pas en envoyer, car elle contient bien plus que ce qu’il faut pour retrouver mon dossier.',
        'Je vous écris depuis l’adresse e-mail que ma demande concerne et je peux confirmer tout message que vous y enverrez. Si vous avez encore des doutes raisonnables, merci de me dire lesquels et de nommer une seule information qui les lèverait.',
        'Je vous prie de traiter ma demande entre-temps.',
      ],
    },
    complaint: englishComplaint,
  },
  es: {
    greeting: spanish.greeting,
    about: (date, email) =>
      `El ${date} les envié, desde la dirección ${email}, una solicitud sobre mis datos personales.`,
    reminder: {
      subject: 'Recordatorio: mi solicitud sobre mis datos personales',
      paragraphs: [
        'El plazo de respuesta ha vencido y no he recibido ninguna. Les pido que respondan ahora por correo electrónico.',
        'Si ya han respondido, envíenme de nuevo su respuesta. Si no recibo respuesta, acudiré a la autoridad de control.',
      ],
    },
    noId: {
      subject: 'Su pregunta sobre mi identidad',
      paragraphs: [
        'Me piden una copia de un documento de identidad. No deseo enviarla, porque contiene mucho más de lo necesario para encontrar mi registro.',
        'Escribo desde la dirección de correo a la que se refiere mi solicitud y puedo confirmar cualquier mensaje que envíen a ella. Si todavía tienen dudas razonables, díganme cuáles y nombren un único dato que las resuelva.',
        'Mientras tanto, les pido que tramiten mi solicitud.',
      ],
    },
    complaint: englishComplaint,
  },
};
