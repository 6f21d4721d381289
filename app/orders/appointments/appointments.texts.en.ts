export default {
  /** The form for a time and the end of an appointment, when they fail. */
  failures: {
    book: 'The appointment could not be booked.',
    'cancel-appointment': 'The appointment could not be cancelled.',
  },
  booked: 'The appointment is booked',
  cancelled: 'The appointment is cancelled',
  range: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** @param zone "Asia/Tokyo, GMT+9" */
  withSpecialist: (specialist: string, zone: string) => `With ${specialist}. Times are in ${zone}.`,
  wasWith: (specialist: string, zone: string) => `Cancelled. It was with ${specialist}. Times are in ${zone}.`,
  held: {
    customer: (until: string) => `We hold this time until [${until}]. Pay until then to keep it.`,
    staff: (until: string) => `We hold this time until [${until}]. It is not paid for yet.`,
  },
  calendar: 'Add to calendar',
  cancel: 'Cancel the Appointment',
  cancelling: 'Cancelling…',
  noTimes: 'No times are free at the moment. Write to us below, and we will find one together.',
  anotherTime: 'Another time',
  chooseTime: 'Choose a time',
  move: 'Move the Appointment',
  book: 'Book the Appointment',
  booking: 'Booking…',
  released: 'This time was not paid for in time, and is free again. Pay for your request, then choose another.',
  change: 'Move or cancel',
  tooLate: 'It starts in less than 24 hours or is in the past, so it can no longer be moved here. Write to us below.',
  ownTime: (zone: string) => `In your own time: ${zone}.`,
};
