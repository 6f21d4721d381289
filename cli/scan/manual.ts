import type { Manual } from '../command.ts';
import { status } from '../status.ts';

/** What `scan` and `watch` share. */
export const scanOptionTexts = [
  [
    '--sites A|B|all',
    'Profile sites that are asked about user names. A: three lists agree on how to ask them. B (the default): two do. all: also those that one list knows; each is tested from here first, which takes minutes, and left out where it fails.',
  ],
  [
    '--only LIST',
    'Only these sources: ids or kinds, with commas between them. Kinds are breaches, identity, keys, code, domain, reputation and profiles.',
  ],
  [
    '--wait SECONDS',
    'How long the scan may take, 60 unless it is said. What has not answered by then was not checked.',
  ],
  [
    '--keep DIR',
    'Keep answers and what is known of the sources in this folder, which only you can read. The next run uses an answer again for as long as its source allows, and respects what the sources were asked before.',
  ],
  ['--yes', 'Go on without asking. Needed where no terminal is there to answer.'],
  ['--quiet', 'Show the result alone.'],
  ['--verbose', 'Show each answer with its time, why each finding matters, and what "nothing found" covers.'],
] as const;

export const scanEnvironment = [
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'The proxy to ask through, in either case.'],
  ['NODE_EXTRA_CA_CERTS', 'A file with further certificate authorities.'],
  [
    'HIBP_API_KEY, EMAILREP_API_KEY, GITHUB_TOKEN, GRAVATAR_API_KEY',
    'Keys of sources. A source that needs one is asked only with it.',
  ],
  ['PROFILE_SITES_TIER_C', 'Ask also the sites that the operator of a server has to switch on.'],
  ['DIRECTORY_FILE', 'Companies of your own, beside those of the product.'],
  ['NO_COLOR', 'Any value switches colours off.'],
] as const;

export const scanManual: Manual = {
  synopsis: [
    'scan ADDRESS [--user-names NAME,…] [--sites A|B|all] [--only LIST] [--json | --csv] [--html FILE] [--pdf FILE] [OPTION…]',
  ],
  summary: 'ask public sources what they hold about an address',
  description: [
    'Asks the same sources as the server, by the same rules, from your own computer: no server of ours and no database take part. Before the first scan it says who is asked with what, and waits for your word.',
    'An answer counts only while its source can be believed: "found" needs that it finds neither an impossible name nor a made-up twin of yours, and "nothing found" that it finds somebody who is there. A source that fails these tests twice is not asked any more in this run, and what it said is withdrawn. Whatever was not checked is listed with its reason, and never counts as clear.',
    'The address is taken for yours: nothing proves it here. Use it for your own.',
    'On a terminal a table shows how far the scan has come; elsewhere each find and each gap is a line on standard error. The result goes to standard output.',
  ],
  options: [
    ['--user-names NAME,…', 'User names of yours, with commas between them. Only with them are profile sites asked.'],
    [
      '--name NAME',
      'Your name. It is sent to nobody: a profile under your user name that shows another name is told apart by it.',
    ],
    ['--json', 'Write the whole result as JSON: the sections of a signed report of the server, without a seal.'],
    ['--csv', 'Write the findings as CSV.'],
    ['--html FILE', 'Write the result to a page that loads nothing.'],
    ['--pdf FILE', 'Write the result to a PDF.'],
    ...scanOptionTexts,
  ],
  statuses: [
    [status.done, 'The scan has ended, whatever was found.'],
    [status.failed, 'Too few sources answered to say how you stand, you did not agree, or something failed.'],
    [status.usage, 'The command was written wrongly, or nobody was there to agree.'],
    [status.cannotWrite, 'A file could not be written.'],
    [status.interrupted, 'It was interrupted. Nothing was kept.'],
  ],
  environment: scanEnvironment,
  files: [
    [
      '~/.config/quietprint/agreed',
      'Which sources you agreed to ask, and what each is told; nothing about you. XDG_CONFIG_HOME is respected.',
    ],
    ['DIR/answers.json, DIR/sources.json', 'Of --keep: answers about you, and what is known of the sources.'],
  ],
  examples: [
    ['quietprint scan me@example.com', 'Ask about an address.'],
    [
      'quietprint scan me@example.com --user-names moss,moss.b --pdf report.pdf',
      'Ask about user names too, and keep a report.',
    ],
    ['quietprint scan me@example.com --yes --quiet --json > today.json', 'In a script.'],
  ],
};
