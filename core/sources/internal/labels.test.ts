import { describe, expect, it } from 'vitest';
import { dataClasses } from '#contract/scans/exposures.ts';
import { labelTable } from './label-table.ts';
import { labelled } from './labels.ts';

/** Labels that Have I Been Pwned and XposedOrNot use; as Mozilla Monitor lists them. */
const collections = `Account balances|Address book contacts|Age groups|Ages|Apps installed on devices|Astrological signs|
Audio recordings|Auth tokens|Avatars|Bank account numbers|Beauty ratings|Biometric data|Bios|Browser user agent details|
Browsing histories|Buying preferences|Car ownership statuses|Career levels|Cellular network names|Charitable donations|
Chat logs|Credit card CVV|Credit cards|Credit status information|Cryptocurrency wallet hashes|Customer feedback|
Customer interactions|Dates of birth|Deceased date|Deceased statuses|Device information|Device usage tracking data|
Drinking habits|Drug habits|Eating habits|Education levels|Email addresses|Email messages|Employers|Employment statuses|
Ethnicities|Family members' names|Family members’ names|Family plans|Family structure|Financial investments|
Financial transactions|Fitness levels|Genders|Geographic locations|Government issued IDs|Health insurance information|
Historical passwords|Home loan information|Home ownership statuses|Homepage URLs|IMEI numbers|IMSI numbers|Income levels|
Instant messenger identities|IP addresses|Job titles|MAC addresses|Marital statuses|Mnemonic phrases|Names|Nationalities|
Net worths|Nicknames|Occupations|Parenting plans|Partial credit card data|Passport numbers|Password hints|Passwords|
Payment histories|Payment methods|Personal descriptions|Personal health data|Personal interests|Phone numbers|Photos|
Physical addresses|Physical attributes|PINs|Political donations|Political views|Private messages|Professional skills|
Profile photos|Purchases|Purchasing habits|Races|Recovery email addresses|Relationship statuses|Religions|
Reward program balances|Salutations|School grades (class levels)|Security questions and answers|Sexual fetishes|
Sexual orientations|Smoking habits|SMS messages|Social connections|Social media profiles|Social security numbers|
Spoken languages|Support tickets|Survey results|Taxation records|Time zones|Travel habits|User statuses|
User website URLs|Usernames|Utility bills|Vehicle details|Website activity|Work habits|Years of birth|
Years of professional experience|Driver's licenses|National IDs|Browser Cookies|Encrypted keys|Login histories`;
/** Fields that LeakCheck names. */
const fields = `username|password|first_name|last_name|middle_name|name|dob|address|zip|phone|country|city|state|ip|gender|
company_name|email|ssn|origin|profile_name`;

const known = [collections, fields].flatMap((list) => list.split('|').map((label) => label.trim()));

describe('labels of leaked data', () => {
  it.each(known)('“%s” is known', (label) => {
    const { classes, exposed } = labelled([label]);
    expect(Object.keys(labelTable)).toContain(label.toLowerCase().replaceAll('’', "'"));
    expect(exposed).toHaveLength(1);
    expect(exposed[0]).toMatch(/^[A-Z]/);
    for (const one of classes) expect(dataClasses).toContain(one);
  });

  it.each([
    ['Passwords', 'password'],
    ['Government issued IDs', 'government-id'],
    ['Physical addresses', 'home-address'],
    ['Security questions and answers', 'security-question'],
    ['Auth tokens', 'token'],
    ['Credit cards', 'bank-account'],
    ['Partial credit card data', 'partial-card'],
    ['Personal health data', 'health'],
    ['Dates of birth', 'birth-date'],
    ['Phone numbers', 'phone'],
    ['IP addresses', 'ip-or-employer'],
    ['Names', 'name-or-username'],
    ['Profile photos', 'photo'],
    ['Sexual orientations', 'special-category'],
    ['Biometric data', 'special-category'],
    ['Private messages', 'private-messages'],
    ['AI prompts', 'private-messages'],
    ['Mnemonic phrases', 'wallet-phrase'],
    ['Cryptocurrency wallet hashes', 'wallet-address'],
    ['Taxation records', 'finances'],
    ['Licence plates', 'movements'],
    ['Places of birth', 'citizenship'],
    ['Social connections', 'family'],
    ['IMEI numbers', 'device-id'],
    ['Years of birth', 'life-details'],
  ])('“%s” counts as %s', (label, dataClass) => {
    expect(labelled([label]).classes).toEqual([dataClass]);
  });

  it('says each thing once', () => {
    expect(labelled(['first_name', 'last_name', 'Names'])).toEqual({
      classes: ['name-or-username'],
      exposed: ['Name'],
    });
  });

  it.each(Object.entries(labelTable))('“%s” has a class, or a reason for having none', (_label, [, dataClass, why]) => {
    if (dataClass === null) expect(why).toMatch(/^[A-Z].+\.$/);
    else expect(dataClasses).toContain(dataClass);
  });

  it('takes a label that nobody knew yet as it stands, and for a detail of somebody’s life', () => {
    expect(labelled(['quantum_preferences', '', 'constructor'])).toEqual({
      classes: ['life-details'],
      exposed: ['Quantum preferences', 'Constructor'],
    });
  });
});
