/** What a person recognises a device by. */
const english = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};

export default english;
