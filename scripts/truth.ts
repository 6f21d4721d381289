/** Every source in every world it may meet; ends with status 1 when one of them says what nobody told it. */
import { fileSources } from '#core/sources/registry.ts';
import { siteRows } from '#core/sources/sites/sites.ts';
import { siteTruth, siteTruthText, siteUntruths } from '#core/sources/sites/truth.fixture.ts';
import { openWorld, truthTable, truthText, untruths } from '#core/sources/truth.fixture.ts';

const rows = await truthTable(fileSources);
console.log(truthText(rows));
for (const { id, namesNobody } of rows)
  if (namesNobody) console.log(`${id} cannot show a stranger for one: ${namesNobody}`);

const { outgoing, enter, close } = await openWorld();
const sites = await siteTruth(siteRows, outgoing, (replyTo) =>
  enter((request, response) => {
    const { status, headers, body, delivery } = replyTo(`https://${request.headers.host}${request.url}`);
    if (delivery?.kind === 'hang') return;
    if (delivery) return void response.destroy();
    response.writeHead(status, headers).end(body);
  }),
).finally(close);
console.log(`\n${siteRows.length} profile sites, asked for somebody who is there and for somebody who is not:`);
console.log(siteTruthText(sites));

const wrong = [...untruths(rows), ...siteUntruths(sites)];
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
