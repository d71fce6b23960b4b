/** What an imported picture is under Jest: its address, from the base path on. */
const address = 'static/media/coffee.png'
export default address
