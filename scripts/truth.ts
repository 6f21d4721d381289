/** Every source in every world it may meet; ends with status 1 when one of them says what nobody told it. */
import { registry } from '#core/sources/registry.ts';
import { truthTable, truthText, untruths } from '#core/sources/truth.fixture.ts';

const rows = await truthTable(registry);
console.log(truthText(rows));
const wrong = untruths(rows);
for (const line of wrong) console.error(line);
for (const { id, namesNobody } of rows)
  if (namesNobody) console.log(`${id} cannot show a stranger for one: ${namesNobody}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
