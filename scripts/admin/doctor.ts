import { parseArgs } from 'node:util';
import { examine, type Section } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import type { AsideCommand } from './command.ts';
import { jsonOption, report } from './output.ts';

const words: Record<Finding['state'], string> = {
  fine: 'ok',
  weak: 'WEAK',
  wrong: 'WRONG',
  'not checked': 'not checked',
};
const WIDTH = 13;

export const doctor: AsideCommand = {
  usage: 'doctor [--dkim-selector NAME]… [--json]',
  summary: 'looks at everything the product needs; says what is wrong and how to mend it',
  plan(args) {
    const options = {
      ...jsonOption,
      'dkim-selector': { type: 'string', multiple: true, default: [] as string[] },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    return async (env, say) => {
      const found: Finding[] = [];
      for await (const section of examine({ env, dkimSelectors: values['dkim-selector'] })) {
        report(say, values.json, section, linesOf(section));
        found.push(...section.findings);
      }
      if (!values.json) say(summaryOf(found));
      return found.some(({ state }) => state === 'wrong') ? 1 : 0;
    };
  },
};

const linesOf = ({ title, findings }: Section): string[] => [
  title,
  ...findings.flatMap(({ state, text, mend }) => [
    `  ${words[state].padEnd(WIDTH)}${text}`,
    ...(mend === undefined ? [] : [`  ${''.padEnd(WIDTH)}→ ${mend}`]),
  ]),
];

function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  return `${count('wrong')} wrong, ${count('weak')} weak, ${count('not checked')} not checked, ${count('fine')} ok.`;
}
