/** The service whose report it is. */
export const sampledService = 'detailed-exposure-report';

/** Said wherever the sample report is shown. */
export const sampleNote =
  'This is a sample. The person is invented, and so is what was found about them: stand-ins answered for the sources.';
