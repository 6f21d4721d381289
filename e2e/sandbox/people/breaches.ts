import type { MonthsAgo } from './person.ts';

export type PasswordRisk = 'plaintext' | 'easytocrack' | 'hardtocrack' | 'unknown';
export type BreachFlag =
  | 'unverified'
  | 'fabricated'
  | 'sensitive'
  | 'retired'
  | 'spam-list'
  | 'malware'
  | 'stealer-log'
  | 'no-domain';

/** An invented breach, from which every source's own wording of it is derived. */
export interface Breach {
  name: string;
  title: string;
  /** Empty when the breach belongs to no site. */
  domain: string;
  monthsAgo: MonthsAgo;
  accounts: number;
  industry: string;
  classes: readonly string[];
  passwordRisk: PasswordRisk;
  flags: readonly BreachFlag[];
}

const E = 'Email addresses';
const PW = 'Passwords';
const NAME = 'Names';
const USER = 'Usernames';
const TEL = 'Phone numbers';
const ADR = 'Physical addresses';
const DOB = 'Dates of birth';
const IP = 'IP addresses';

type Row = [title: string, monthsAgo: number, accounts: number, industry: string, classes: string[], ...Extra[]];
type Extra = PasswordRisk | BreachFlag;
const risks = new Set<string>(['plaintext', 'easytocrack', 'hardtocrack', 'unknown']);
const isRisk = (extra: Extra): extra is PasswordRisk => risks.has(extra);

const rows: Row[] = [
  ['Pixel Garden', 168, 4_812_330, 'Gaming', [E, PW], 'easytocrack'],
  ['Parcel Pilot', 24, 11_204_771, 'Transport', [E, NAME, TEL, ADR]],
  ['Voyage Ledger', 10, 2_930_118, 'Travel', [E, 'Passport numbers', DOB, TEL, ADR]],
  ['Lark Forum', 96, 812_007, 'Miscellaneous', [E, USER, PW, IP], 'hardtocrack'],
  ['Tune Harbour', 52, 23_450_019, 'Entertainment', [E, USER, PW, 'Genders'], 'unknown'],
  ['Bright Basket', 31, 6_700_412, 'Retail', [E, NAME, ADR, TEL, 'Purchases']],
  ['Coin Orchard', 15, 1_180_034, 'Finance', [E, NAME, 'Bank account numbers', TEL]],
  ['Fern Clinic', 19, 402_551, 'Health Care', [E, NAME, DOB, 'Personal health data']],
  ['Quill Notes', 7, 3_300_900, 'Information Technology', [E, PW, 'Auth tokens'], 'hardtocrack'],
  ['Mail Bakery', 63, 764_117_241, 'Marketing', [E], 'spam-list'],
  ['Open List 21', 60, 391_002_844, 'Marketing', [E, NAME, TEL], 'unverified', 'no-domain'],
  ['Combo Cellar', 40, 1_160_253_228, 'Miscellaneous', [E, PW], 'plaintext', 'unverified', 'no-domain'],
  ['Phantom Market', 48, 905_000, 'Retail', [E, PW], 'unknown', 'fabricated', 'unverified'],
  ['Retro Rink', 150, 55_400, 'Gaming', [E, USER], 'retired'],
  ['Heart Lantern', 88, 3_867_997, 'Social', [E, USER, 'Sexual orientations', DOB], 'sensitive'],
  ['Night Courier', 35, 430_100, 'Miscellaneous', [E, PW], 'malware', 'no-domain'],
  ['Stealer Stream', 5, 71_038_995, 'Miscellaneous', [E, PW], 'plaintext', 'stealer-log', 'no-domain'],
  ['Mosaic Jobs', 44, 9_211_675, 'Employment', [E, NAME, 'Employers', 'Job titles', TEL]],
  ['Canvas Cove', 71, 137_272_116, 'Design', [E, USER, NAME, PW, 'Geographic locations'], 'hardtocrack'],
  ['Trail Mate', 28, 1_502_880, 'Fitness', [E, USER, 'Precise geolocation']],
  ['Loop Bank Card', 20, 812_334, 'Finance', [E, NAME, 'Partial credit card data', ADR]],
  ['Family Tree House', 66, 92_283_889, 'Genealogy', [E, PW], 'easytocrack'],
  ['Safe Answer', 58, 640_221, 'Information Technology', [E, 'Security questions and answers', PW], 'easytocrack'],
  ['Snap Meadow', 110, 4_609_615, 'Social', [TEL, USER, 'Geographic locations', E]],
  ['Plum Mobile', 14, 37_022_105, 'Telecommunication', [E, NAME, TEL, DOB, 'Government issued IDs']],
  ['Study Barn', 33, 15_003_961, 'Education', [E, NAME, USER, PW], 'hardtocrack'],
  ['Ticket Tower', 12, 40_215_778, 'Entertainment', [E, NAME, TEL, ADR, 'Partial credit card data']],
  ['Brick Lane Homes', 38, 288_150, 'Real Estate', [E, NAME, ADR, TEL, 'Income levels']],
  ['Cloud Pantry', 26, 5_120_002, 'Food', [E, NAME, PW, ADR], 'hardtocrack'],
  ['Pet Planet', 79, 2_002_114, 'Retail', [E, PW, NAME], 'plaintext'],
  ['Radio Ridge', 122, 1_141_278, 'Entertainment', [E, PW, USER], 'plaintext'],
  ['Gear Grotto', 47, 720_338, 'Automotive', [E, NAME, 'Vehicle details', ADR]],
  ['Vote Vault', 91, 55_090_442, 'Government', [E, NAME, DOB, 'Government issued IDs', ADR]],
  ['Chess Attic', 55, 398_110, 'Gaming', [E, USER, 'Profile photos']],
  ['Wire Willow', 22, 980_551, 'Finance', [E, NAME, 'Credit cards', ADR]],
  ['Hotel Heron', 41, 10_683_188, 'Travel', [E, NAME, TEL, 'Nationalities', DOB]],
  ['Ink Archive', 100, 7_496_042, 'Social', [E, USER, PW, 'Private messages'], 'easytocrack'],
  ['Sound Stable', 8, 1_410_764, 'Entertainment', [E, USER, 'Avatars']],
  ['Garden Exchange', 132, 310_998, 'Miscellaneous', [E, USER, PW, IP], 'unknown'],
  ['Data Silo B2B', 17, 132_883_115, 'Marketing', [E, NAME, 'Employers', 'Job titles', TEL], 'unverified'],
  ['Velvet Letter', 14, 1_940_302, 'Social', [E, USER, 'Sexual orientations', DOB], 'sensitive'],
  ['Seed Shelf', 6, 214_905, 'Finance', [E, USER, 'Mnemonic phrases', 'Cryptocurrency wallet addresses']],
  ['Block Lantern', 9, 1_302_447, 'Finance', [E, NAME, 'Cryptocurrency wallet hashes']],
  ['Loan Loft', 11, 2_870_310, 'Finance', [E, NAME, 'Income levels', 'Credit status information', 'Loan information']],
  ['Flight Finch', 13, 9_400_772, 'Travel', [E, NAME, 'Flights taken', 'Travel plans', 'Licence plates']],
  ['Border Desk', 21, 3_118_260, 'Travel', [E, NAME, 'Nationalities', 'Places of birth']],
  [
    'Nest Planner',
    18,
    640_118,
    'Social',
    [E, NAME, 'Marital statuses', "Family members' names", 'Address book contacts'],
  ],
  ['Phone Fern', 16, 5_206_331, 'Telecommunication', [E, 'IMEI numbers', 'MAC addresses', 'Device serial numbers']],
  [
    'Quiz Quay',
    5,
    12_880_004,
    'Entertainment',
    [E, USER, 'Genders', 'Years of birth', 'Personal interests', 'Purchases'],
  ],
  ['Beta Bazaar', 3, 88_012, 'Retail', [E, NAME, PW], 'hardtocrack'],
];

function fromRow([title, monthsAgo, accounts, industry, classes, ...extras]: Row): Breach {
  const name = title.replaceAll(' ', '');
  const flags = extras.filter((extra) => !isRisk(extra));
  return {
    name,
    title,
    domain: flags.includes('no-domain') ? '' : `${title.toLowerCase().replaceAll(' ', '')}.example`,
    monthsAgo,
    accounts,
    industry,
    classes,
    passwordRisk: extras.find(isRisk) ?? 'unknown',
    flags,
  };
}

/** About forty breaches of sites that never were. */
export const breaches: readonly Breach[] = rows.map(fromRow);
