import { accountSource, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { foundOrClear, readText, throwChanged } from '#core/sources/internal/read.ts';

const XML = /^(?:text|application)\/xml\b/i;
/** The whole answer about nobody. */
const ABSENT =
  /^<\?xml[^>]*\?>\s*<response>\s*<error>\s*<!\[CDATA\[The specified profile could not be found\.\]\]>\s*<\/error>\s*<\/response>$/;
const PROFILE = /^<\?xml[^>]*\?>\s*<profile>\s*<steamID64>(\d{17})<\/steamID64>[\s\S]*<\/profile>$/;

/** The page of a profile as XML, by the address that its owner chose. */
export const steam = accountSource({
  id: 'steam',
  name: 'Steam Community',
  homepage: 'https://steamcommunity.com/',
  reveals: 'A Steam profile whose address holds your user name, with the real name and place that it shows.',
  hosts: ['steamcommunity.com'],
  maxBytes: 2_000_000,
  names: /^[a-z\d_-]{2,32}$/i,
  known: ['gabelogannewell', 'robinwalker', 'blue'],
  removal: 'The account is deleted only on request: https://help.steampowered.com/en/wizard/HelpDeleteAccount',
  async check(name, { ask }) {
    const response = await ask({ url: `https://steamcommunity.com/id/${name}?xml=1` });
    if (/<error>/.test(response.text().slice(0, 300)))
      return foundOrClear([], readText(response, ABSENT, { type: XML }));
    const answer = readText(response, PROFILE, { type: XML });
    const [xml] = answer.value;
    const address = fieldOf(xml, 'customURL');
    if (address && address.toLowerCase() !== name.toLowerCase()) throwChanged(response);
    return foundOrClear([exposureOf(name, xml)], answer);
  },
});

/** What a field holds, with or without CDATA around it; empty when it is not there. */
const fieldOf = (xml: string, field: string) =>
  new RegExp(`<${field}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(xml)?.[1]?.trim() ?? '';

const exposureOf = (name: string, xml: string) =>
  profileUnder({
    where: 'Steam Community',
    username: name,
    url: `https://steamcommunity.com/id/${name}`,
    shows: [
      [fieldOf(xml, 'realname'), 'Name', 'name-or-username'],
      [fieldOf(xml, 'location'), 'Location', null],
      [fieldOf(xml, 'summary'), 'Personal description', null],
    ],
    shown: { name: fieldOf(xml, 'realname'), text: fieldOf(xml, 'summary') },
  });
