const english = {
  service: 'Service',
  when: 'When',
  with: 'With',
  /** @param day "Thursday 26 November 2026" @param from "10:00" @param zone "CET" */
  span: (day: string, from: string, to: string, zone: string) => `${day}, ${from} to ${to} (${zone})`,
  moment: (day: string, at: string, zone: string) => `${day}, ${at} (${zone})`,
  see: 'See my request',
  /** Beside what became of the order. */
  calledOff: 'The appointment is cancelled, too; the attached file takes it out of your calendar.',
  booked: {
    subject: (service: string) => `Your appointment is booked: ${service}`,
    text: 'Your appointment is booked. The attached file puts it into your calendar.',
  },
  moved: {
    subject: (service: string) => `Your appointment was moved: ${service}`,
    text: 'Your appointment was moved. The attached file changes it in your calendar.',
  },
  cancelled: {
    subject: (service: string) => `Your appointment was cancelled: ${service}`,
    text: 'Your appointment was cancelled. You can choose another time on the page of your request.',
  },
  released: {
    subject: (service: string) => `Your appointment was not paid for in time: ${service}`,
    text: 'We kept this time for you, and no payment came. It is free again; the attached file takes it out of your calendar. Your request stays: pay on its page, then choose another time.',
  },
  reminder: {
    subject: (service: string) => `Your appointment is tomorrow: ${service}`,
    text: 'This is to remind you of your appointment. If you cannot come, please write to us on the page of your request.',
  },
};

export default english;
