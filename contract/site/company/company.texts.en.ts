/** How a page or a mail says where a company is registered. */
const english = {
  inPlace: (place: string) => `registered in ${place}`,
  withRegister: (register: string) => `registered with ${register}`,
  numbered: (number: string) => `company number ${number}`,
  described: (company: string, registration: string) => `${company}, a company ${registration}`,
};

export default english;
