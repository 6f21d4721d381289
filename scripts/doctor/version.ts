import { readBuildFacts } from '#platform/build-facts.ts';
import { askForUpdate } from '../update.ts';
import { fine, messageOf, notChecked, weak } from './finding.ts';
import type { Check } from './installation.ts';

/** Which build this is and, where UPDATE_CHECK_URL is set, whether there is a newer one. */
export const checkVersion: Check = async ({ config: { updateCheckUrl }, outgoing }) => {
  const { version, commit, schema } = readBuildFacts();
  const own = fine(`This is ${version}, commit ${commit?.slice(0, 12) ?? 'unknown'}, schema ${schema}.`);
  if (updateCheckUrl === null) return [own];
  try {
    const { isNewer, latest } = await askForUpdate(outgoing, updateCheckUrl);
    return isNewer ? [own, weak(`Version ${latest} is out.`, 'Read its CHANGELOG, back up, and update.')] : [own];
  } catch (error) {
    return [own, notChecked(`UPDATE_CHECK_URL did not answer: ${messageOf(error)}`)];
  }
};
