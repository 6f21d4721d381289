export default {
  title: 'Guidance',
  lead: 'Who may help with your requests to companies.',
  since: (date: string) => `You have let our staff help since ${date}.`,
  nobody: 'Nobody but you sees your requests now.',
  about:
    'With the Privacy Guidance Package, our staff can see your requests and prepare letters for you, while your order is open. They cannot send anything. Each time they look, it stands in your [Activity Log]. You can end this at any time.',
  end: 'End this',
  allow: 'Let staff help',
  failures: { allow: 'That could not be saved.' },
  allowed: 'Our staff can now help with your requests',
  ended: 'Our staff no longer see your requests',
};
