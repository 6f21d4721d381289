export const note = 'This is a sample. The person is invented';
