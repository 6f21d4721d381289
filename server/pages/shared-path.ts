/** The one among them that is another page for a browser that has opened a result. */
export const tellsOfResults = /^\/services$/;

/** Pages that are the same for everybody who is not signed in. None has a query, a form's token or a clock in it. */
export const sharedPath =
  /^\/(?:services|sample-report|sources|what-we-keep|blog(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?|privacy-policy|terms-of-service|cookie-policy|gdpr-compliance)?$/;
