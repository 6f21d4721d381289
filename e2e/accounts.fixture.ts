export const password = 'quiet gravel and one stone';
