/** The service whose report the sample is. */
export const sampledService = 'detailed-exposure-report';
