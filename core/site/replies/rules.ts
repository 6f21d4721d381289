/** All of them are offered at once. */
export const mostSavedReplies = 200;
