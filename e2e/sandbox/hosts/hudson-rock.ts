import type { StealerFacts } from '../people/person.ts';
import type { World } from '../people.ts';
import { json, notFound, type Question, type Reply } from '../reply.ts';

const source = 'hudsonrock-cavalier';
const base = '/api/json/v2/osint-tools/';
const advice = 'Visit https://www.hudsonrock.com/free-tools to discover additional free tools.';

/** cavalier.hudsonrock.com: computers infected by an info-stealer. Machine names and masked secrets are in it. */
export function answerHudsonRock({ url }: Question, world: World): Reply {
  if (url.pathname === `${base}search-by-email`) return byEmail(url.searchParams.get('email') ?? '', world);
  return notFound();
}

function byEmail(email: string, world: World): Reply {
  const about = world.byEmail(email);
  const stealer = about?.facts.stealer;
  if (!stealer) {
    return json({ source, about }, 200, {
      message: `This email address is not associated with a computer infected by an info-stealer. ${advice}`,
      stealers: [],
      total_corporate_services: 0,
      total_user_services: 0,
    });
  }
  return json({ source, about }, 200, {
    message:
      'This email address is associated with a computer that was infected by an info-stealer, ' +
      `all the credentials saved on this computer are at risk of being accessed by cybercriminals. ${advice}`,
    stealers: [record(stealer, world)],
    total_corporate_services: stealer.corporateServices,
    total_user_services: stealer.userServices,
  });
}

function record(stealer: StealerFacts, world: World) {
  return {
    total_corporate_services: stealer.corporateServices,
    total_user_services: stealer.userServices,
    date_compromised: world.ago(stealer.monthsAgo).toISOString(),
    stealer_family: stealer.family,
    computer_name: 'DESKTOP-SANDBOX',
    operating_system: 'Windows 11 Home x64',
    malware_path: 'C:\\Users\\sandbox\\Downloads\\setup-invented.exe',
    antiviruses: ['Windows Defender'],
    ip: '203.0.***.**',
    top_passwords: ['s*******1', 'h*****r'],
    top_logins: ['s*****@example.com'],
  };
}
