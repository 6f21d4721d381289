/** What staff are told about an account that they may not change, and about a letter for a customer. */
export default {
  'admins-change-roles': 'Only admins can change roles.',
  'own-role': 'You cannot change your own role.',
  'owner-is-admin': 'The owner is always an admin.',
  'last-admin': 'This is the last admin. Make somebody else an admin first.',
  'own-deactivation': 'You cannot deactivate your own account here. Your profile page can.',
  'owner-stays-active': "The owner's account cannot be deactivated.",
  'owner-not-erased': "The owner's account cannot be erased.",
  'last-admin-stays-active': 'The last admin cannot be deactivated.',
  'last-admin-deactivates': 'You are the last admin. Make somebody else an admin before you deactivate your account.',
  'last-admin-erases': 'You are the last admin. Make somebody else an admin before you erase your account.',
  'assistant-changes-admin': "Assistants cannot change an admin's account.",
  'note-about-oneself': 'Nobody keeps an internal note about themselves.',
  'company-id': 'Enter the id of a company, such as controllers.adobe.',
};
