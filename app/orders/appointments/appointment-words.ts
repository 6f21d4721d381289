/** What the forms of an appointment say when they fail. */
export const appointmentFailures = {
  book: 'The appointment could not be booked.',
  'cancel-appointment': 'The appointment could not be cancelled.',
} as const;
