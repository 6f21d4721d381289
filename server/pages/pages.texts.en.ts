export default {
  /** By status: a title and a text. */
  failures: {
    400: ['This address cannot be read', 'The link may have been cut off or altered on its way.'],
    403: [
      'This request was refused',
      'It did not come from a page of this site. Open the page again and repeat the step.',
    ],
    404: ['There is no page here', 'The link may be old, or mistyped.'],
    405: ['This cannot be done here', 'The page does not answer this kind of request.'],
    408: [
      'The request took too long',
      'It did not arrive in time, and nothing of it was taken. Please try again, or send less at once.',
    ],
    413: [
      'This is too large',
      'Nothing of it was taken. Files can have 10 MB together, pictures of the site 5 MB, and everything else far less. Go back, leave something out, and send it again.',
    ],
    414: ['This address is too long', 'The link may have been altered on its way.'],
    421: ['This is not for this address', 'Open it at the machine that it runs on, at http://localhost.'],
    429: ['Too many requests', 'Please wait a moment and try again.'],
    431: ['The request is too large', 'Deleting the cookies of this site may help.'],
    503: ['We are busy', 'Please try again in a moment.'],
  } as const,
  broken: ['Something went wrong on our side', 'It has been recorded. Please try again in a moment.'] as const,
  maintenance: {
    closed: [
      'We are working on this site',
      'It is back soon, and nothing of yours is lost. Please try again in a few minutes.',
    ],
    'read-only': [
      'Nothing can be changed at the moment',
      'We are working on this site. Pages can be read meanwhile; what you sent was not taken. Go back, and please try again in a few minutes.',
    ],
  } as const,
  reference: (id: string) => `Reference: ${id}`,
  home: 'To the home page',
};
