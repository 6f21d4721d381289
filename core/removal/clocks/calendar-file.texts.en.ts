export default {
  due: (recipient: string) => `Answer due: ${recipient}`,
  by: (recipient: string, url: string) =>
    `${recipient} should answer by the end of this day. If no answer has come, your case shows what to do next: ${url}`,
  about: (recipient: string, url: string) =>
    `${recipient} should answer about this day. If no answer has come, your case shows what to do next: ${url}`,
};
